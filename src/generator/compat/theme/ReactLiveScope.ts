import * as React from 'react';

/** Names that live code blocks can use (Docusaurus `ReactLiveScope`). */
const ReactLiveScope: Record<string, unknown> = {React, ...React};

export default ReactLiveScope;
