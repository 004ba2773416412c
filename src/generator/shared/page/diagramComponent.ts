/** Registry key of the component that renders diagrams in the browser. */
export const DIAGRAM_COMPONENT = '@theme/Mermaid';
