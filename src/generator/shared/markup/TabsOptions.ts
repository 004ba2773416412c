import type {TabAttributes} from './tabs.ts';

/** What authors write on `<Tabs>`, as in Docusaurus. */
export interface TabsOptions {
  /** `null` selects no tab at first. */
  defaultValue?: string | null;
  /** Labels and order of the tabs, where they differ from the items'. */
  values?: TabOptions[];
  /** Groups with the same id switch together, and the browser remembers the choice. */
  groupId?: string;
  /** Query parameter that holds the choice; `true` uses the group's id as its name. */
  queryString?: boolean | string;
  /** Renders only the selected panel. */
  lazy?: boolean;
  /** Makes the tabs together as wide as the text. */
  block?: boolean;
  className?: string;
}

export interface TabOptions {
  value: string;
  label?: string;
  /** Whether the tab is selected at first. */
  default?: boolean;
  /** Attributes of the tab in the list. */
  attributes?: TabAttributes;
}

/** What authors write on `<TabItem>`. */
export interface TabItemOptions extends TabOptions {
  /** Class of the panel. */
  className?: string;
}
