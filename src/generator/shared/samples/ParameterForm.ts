/** How a parameter is written in a request, as far as it differs from the default for its place. */
export interface ParameterForm {
  style?: 'deepObject' | 'spaceDelimited' | 'pipeDelimited' | 'label' | 'matrix' | 'cookie';
  /** Whether each item of a list, or each field of an object, is written by itself. */
  explode?: boolean;
  /** Whether the value is JSON (`content` instead of `schema`). */
  json?: true;
  /** Whether it is the whole query, without its name (`in: querystring`). */
  isWhole?: true;
  /** Whether what separates the parts of an address, such as `/`, is sent as it is (`allowReserved`). */
  isReserved?: true;
}

/** How a field of a form is sent, as far as it differs from the default. */
export interface PartForm {
  /** One or more media types, separated by commas. */
  contentType?: string;
  form?: ParameterForm;
}

/** `PartForm` by the names of fields. */
export type PartForms = Readonly<Record<string, PartForm>>;
