/** Registry key of the component that renders diagrams in the browser. */
export const DIAGRAM_COMPONENT = '@theme/Mermaid';

/** The same for diagrams of the kinds that Mermaid's small edition lacks. */
export const FULL_DIAGRAM_COMPONENT = '@theme/Mermaid/Full';
