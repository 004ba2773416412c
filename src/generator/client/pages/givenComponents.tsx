import {type ComponentType, createContext, createElement, type ReactNode, useContext} from 'react';

/** Components by name. */
type Components = Readonly<Record<string, unknown>>;

const GivenContext = createContext<Components>({});

/** Gives the Markdown that it contains the components which the code that imports it passes or provides. */
export function GivenComponents({
  components,
  children,
}: {
  components: readonly (Components | undefined)[];
  children: ReactNode;
}): ReactNode {
  return <GivenContext value={Object.assign({}, ...components)}>{children}</GivenContext>;
}

/**
 * The component for a name that imported Markdown uses without an import: it is known only where the Markdown is rendered.
 *
 * @param own The components that need no import, among which a site may have it.
 * @param file The Markdown file, relative to the site folder.
 */
export function givenComponent(name: string, own: Components, file: string): ComponentType<object> {
  return function Given(props) {
    const component = useContext(GivenContext)[name] ?? own[name];
    if (component === undefined)
      throw new Error(
        `The component <${name}> is used in ${file}, which does not import it, and what imports the file does not pass it as one of \`components\`.`,
      );
    return createElement(component as ComponentType<object>, props);
  };
}
