import * as z from 'zod';
import {checkTogether, commonFields} from './commonFields.ts';
import {filledText} from './fields.ts';

/** Front matter of a page in `src/pages` (Docusaurus 3 pages plugin). Other keys are allowed and kept. */
export const pageFrontMatterSchema = z
  .looseObject({
    ...commonFields,
    wrapperClassName: filledText().optional().describe('CSS class around the page.'),
  })
  .superRefine(checkTogether);

export type PageFrontMatter = z.output<typeof pageFrontMatterSchema>;
