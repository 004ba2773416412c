import type {Locator, Page} from 'playwright';

/** The parts of the search dialog that tests use. */
export interface SearchDialogPage {
  dialog: Locator;
  field: Locator;
  options: Locator;
  /** The current option. */
  current: Locator;
}

/** The search dialog of a page, whether or not it is open. */
export function searchDialog(page: Page): SearchDialogPage {
  const dialog = page.getByRole('dialog', {name: 'Search'});
  return {
    dialog,
    field: dialog.getByRole('combobox', {name: 'Search'}),
    options: dialog.getByRole('option'),
    current: dialog.locator('[role="option"][aria-selected="true"]'),
  };
}

/** Opens the dialog with its button and waits for it. */
export async function openSearch(page: Page): Promise<SearchDialogPage> {
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  const parts = searchDialog(page);
  await parts.field.waitFor();
  return parts;
}

/** Types a query and waits for its result, which may be empty. */
export async function typeQuery(page: Page, query: string): Promise<void> {
  const {dialog, field} = searchDialog(page);
  await field.fill(query);
  await dialog.locator('.search-body[aria-busy="false"]').waitFor();
}
