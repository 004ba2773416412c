import type {CompiledPage} from '../../../src/generator/markdown/CompiledPage.ts';

/** A compiled page with a body, a preview and a text. */
export const PAGE: CompiledPage = {
  body: {type: 'html', html: '<p>Größe</p>'},
  preview: {type: 'module', code: 'return {}'},
  text: {markdown: 'Größe\n', sections: [{id: '', heading: '', level: 1, text: 'Größe'}]},
  toc: [],
  links: [],
  anchors: [],
  assets: [],
  components: [],
  imports: [],
  dependencies: {links: {}, files: {}},
  problems: [],
};
