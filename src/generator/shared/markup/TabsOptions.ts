import type {TabAttributes} from './tabs.ts';

/** What authors write on `<Tabs>`, as in Docusaurus. */
export interface TabsOptions {
  /** `null`: no tab is selected at first. */
  defaultValue?: string | null;
  /** Labels and order of the tabs, where they are not those of the items. */
  values?: TabOptions[];
  /** Tabs of one group change together and are remembered in the browser. */
  groupId?: string;
  /** Parameter of the address that holds the choice; true: it is named as the group. */
  queryString?: boolean | string;
  /** Renders only the selected panel. */
  lazy?: boolean;
  /** Makes the tabs as wide as the text together. */
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
