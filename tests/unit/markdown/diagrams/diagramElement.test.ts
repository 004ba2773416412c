import {describe, expect, test} from 'vitest';
import {DIAGRAM_COMPONENT} from '../../../../src/generator/shared/page/diagramComponent.ts';
import {compile, staticHtml} from '../site.tsx';

async function problemsOf(diagram: string) {
  const {problems} = await compile(`\`\`\`mermaid\n${diagram}\n\`\`\``);
  return problems.map(({severity, line, column, message}) => `${severity} ${line}:${column} ${message}`);
}

/** With positions in a file whose first line opens the fence. */
const MISTAKES: [diagram: string, place: string, message: RegExp][] = [
  ['flowchart LR\n  A -->\n  B[never closed --> C{{{', '4:23', /`{` cannot be part of a label/],
  ['flowchart LR\n  A --> B[never closed', '3:10', /label that begins here is not closed/],
  ['flowchart LR\n  A[text (more)] --> B', '3:10', /`\(` cannot be part of a label/],
  ['graph TD\n  this is not a diagram', '3:8', /`is` is not expected here in a flowchart/],
  ['graph TD\n  A --> B\n\n  B -->', '5:9', /line breaks off/],
  ['graph TD\n  A --> end', '3:9', /`end` is a reserved word of a flowchart/],
  ['graph TD\n  subgraph One\n  A --> B', '3:3', /`subgraph` is never closed/],
  ['graph TD\n  subgraph A\n  A --> B\n  end', '3:3', /subgraph `A` contains itself/],
  ['graph TD\n  subgraph A\n  B\n  end\n  subgraph B\n  A\n  end', '3:3', /`A` contains itself/],
  ['%% a remark\n%%{init: {"theme": "dark"}}%%\n\ngraph TD\n  A --> B C D', '6:11', /`C` is not expected/],
  ['---\ntitle: T\n---\ngraph TD\n  A ==> ==> B', '6:9', /`==>` is not expected/],
  ['sequenceDiagram\n  A->>', '3:7', /line breaks off/],
  ['sequenceDiagram\n  Ann says hello to Bob', '3:', /in a sequence diagram/],
  ['sequenceDiagram\n  loop forever\n  A->>B: hi', '3:3', /`loop` is never closed/],
  ['sequenceDiagram\n  A->>B: hi\n  deactivate A', '2:1', /Trying to inactivate/],
  ['classDiagram\n  nonsense here <<<', '3:', /in a class diagram/],
  ['classDiagram\n  class A {\n  +int x', '3:11', /`{` is never closed/],
  ['classDiagram\n  A <|-- ', '3:', /line breaks off/],
  ['stateDiagram-v2\n  ACTIVE --> DEFAULT', '3:14', /`DEFAULT` is a reserved word of a state diagram/],
  ['stateDiagram-v2\n  A -->', '3:8', /line breaks off/],
  ['stateDiagram-v2\n  state A {\n  B --> C', '3:11', /`{` is never closed/],
  ['erDiagram\n  A ||--o{ : has', '3:12', /`:` is not expected/],
  ['erDiagram\n  A ||--o B : has', '3:', /relationship diagram/],
  ['erDiagram\n  A {\n  string\n  }', '5:3', /`}` is not expected/],
  ['xychart-beta\n  foo bar', '3:3', /`foo` is not expected here in a chart/],
  ['xychart-beta\n  bar [1, two]', '3:11', /in a chart/],
  ['flowchart LR', '2:1', /flowchart is empty/],
  ['sequenceDiagram\n  %% later', '2:1', /sequence diagram is empty/],
  ['stateDiagram-v2', '2:1', /state diagram is empty/],
  ['xychart-beta', '2:1', /chart is empty/],
];

const COMPLETE = [
  'flowchart LR\n  A[One] -->|yes| B(Two) -- no --> C{Three}\n  A & B --> D & E\n  C -.-> D ==> E --- F',
  'flowchart TD\n  a([s]) --> b[[s]]\n  b --> c[(db)]\n  c --> d((c))\n  d --> e{{h}}\n  e --> f>flag]\n  f --> g[/t\\]',
  'flowchart TB\n  subgraph one [First part]\n    direction LR\n    A --> B\n  end\n  subgraph two\n    C\n  end\n  B --> C',
  'graph LR\n  A:::hot --> B\n  classDef hot fill:#f00,stroke:#333\n  class B hot\n  style A fill:#0f0\n  linkStyle 0 stroke:red',
  'graph LR\n  A["Some <b>bold</b> text"] --> B["Text (with) brackets"]\n  B --> C["é ü 中文 ❤"]',
  'graph LR\n  A <--> B\n  click B call back()',
  'flowchart TD\n  A("a b()")-->\n  B["c"] -->\n\n  C ==>\n  D -.->\n  E',
  'flowchart-elk TD\n  A --> B;\n  B --> C;',
  '%%{init: {"theme": "forest"}}%%\nflowchart TD\n  %% a remark\n  A --> B',
  '---\ntitle: Named\nconfig:\n  theme: base\n---\nflowchart TD\n  accTitle: Name\n  accDescr {\n    Long\n    text\n  }\n  A --> B',
  'sequenceDiagram\n  participant A as Ann\n  actor B as Bob\n  A->>+B: hello\n  B-->>-A: bye\n  A-)B: later\n  B--)A: no',
  'sequenceDiagram\n  A->>B: a\n  loop each\n    B->>A: b\n  end\n  alt good\n    A->>B: c\n  else bad\n    A->>B: d\n  end\n  opt maybe\n    A->>B: e\n  end',
  'sequenceDiagram\n  par one\n    A->>B: a\n  and two\n    A->>C: b\n  end\n  critical it\n    A->>B: c\n  option no\n    A->>B: d\n  end\n  break x\n    A->>B: e\n  end',
  'sequenceDiagram\n  A->>A: self\n  Note right of A: text\n  Note over A,B: both\n  activate A\n  A->>B: x\n  deactivate A',
  'classDiagram\n  class Duck {\n    <<interface>>\n    +String name\n    -swim(int far) bool\n    #a$\n    ~b()*\n  }\n  Animal <|-- Duck : is a\n  A "1" --> "*" B : has\n  C *-- D\n  E o-- F\n  G ..> H\n  I ..|> J',
  'classDiagram-v2\n  direction LR\n  class Box~T~\n  Box : +get() T',
  'stateDiagram-v2\n  direction LR\n  [*] --> A\n  A --> B : go\n  state "Long name" as C\n  B --> C\n  state D {\n    [*] --> E\n    E --> [*]\n  }\n  C --> D\n  D --> [*]',
  'erDiagram\n  CUSTOMER ||--o{ ORDER : places\n  ORDER ||--|{ LINE-ITEM : "has many"\n  CUSTOMER {\n    string name PK "the name"\n    int age FK, UK\n  }\n  A }|..|{ B : x',
  'erDiagram\n  A }o--o{ B : x\n  B }o..|| C : y\n  C|o--|{D : "y z"\n  E one or more to zero or many F : x\n  F only one optionally to 0+ G : z',
  'erDiagram\n  A\n  B {string name}\n  C:::hot ||--|| D : x\n  classDef hot fill:#f00',
  'xychart-beta\n  title "Sales"\n  x-axis [jan, feb]\n  y-axis "Money" 0 --> 10\n  bar [5, 6]\n  line [5.5, 6.5]',
  'xychart horizontal\n  bar [1, 2]',
];

/** Valid in Mermaid, but not supported by the renderer. */
const TOO_MUCH = [
  'flowchart LR\n  A --> B\n  C --x D',
  'flowchart LR\n  A@{ shape: rounded, label: "A" } --> B',
  'flowchart LR\n  A --> B\n  A e1@--> C',
  'flowchart LR\n  A@{ shape: rect, label: "Another name" }\n  A --> B',
  'flowchart LR\n  A["`Some **bold** text`"] --> B',
  'flowchart LR\n  A[/leaning/] --> B',
  'flowchart LR\n  A["a #quot;quoted#quot; word"] --> B',
  'flowchart LR\n  A --> B\n  click A href "https://example.com" "Tip" _blank',
  'flowchart LR\n  subgraph one ["`The **first**`"]\n    A --> B\n  end',
  'flowchart LR\n  C --> B\n  subgraph one\n    A --> B\n  end',
  'sequenceDiagram\n  autonumber\n  A->>B: hi',
  'sequenceDiagram\n  A-xB: lost',
  'sequenceDiagram\n  A->B: line',
  'sequenceDiagram\n  A<<->>B: both',
  'sequenceDiagram\n  rect rgb(1, 2, 3)\n    A->>B: hi\n  end',
  'sequenceDiagram\n  box Team\n    participant A\n  end\n  A->>B: hi',
  'sequenceDiagram\n  A->>B: hi\n  create participant C\n  B->>C: hello',
  'classDiagram\n  namespace Shapes {\n    class Square\n  }',
  'classDiagram\n  A <|-- B\n  click A href "https://example.com"',
  'sequenceDiagram\n  A->>B: hi\n  Web App->>Server: call',
  'classDiagram\n  A <|-- B\n  note for A "text"',
  'stateDiagram-v2\n  state x <<choice>>\n  A --> x\n  x --> B',
  'stateDiagram-v2\n  A --> B\n  note right of A : text',
  'erDiagram\n  A ||--o{ B : has\n  C["Label"]',
];

describe('diagrams', () => {
  test.each(MISTAKES)('a mistake is an error with its position: %j', async (diagram, place, message) => {
    const [problem, ...more] = await problemsOf(diagram);
    expect(more).toEqual([]);
    expect(problem).toMatch(message);
    expect(problem).toContain(`error ${place}`);
  });

  test.each(COMPLETE)('is rendered at build time: %j', async (diagram) => {
    const page = await compile(`\`\`\`mermaid\n${diagram}\n\`\`\``);
    expect(page.problems).toEqual([]);
    expect(page.imports).toEqual([]);
    expect(staticHtml(page)).toContain('</svg>');
  });

  test.each(TOO_MUCH)('what the renderer does not support is left to the browser: %j', async (diagram) => {
    const page = await compile(`\`\`\`mermaid\n${diagram}\n\`\`\``);
    expect(page.problems).toEqual([]);
    expect(page.imports).toEqual([DIAGRAM_COMPONENT]);
    expect(JSON.stringify(page.body)).toContain('language-mermaid');
  });

  test('a mistake in a list or a quote has its position', async () => {
    const list = await compile('- One\n\n  ```mermaid\n  graph TD\n    A --> B C\n  ```');
    expect(list.problems).toMatchObject([{line: 5, column: 13}]);
    const quote = await compile('> ```mermaid\n> graph TD\n>   A --> B C\n> ```');
    expect(quote.problems).toMatchObject([{line: 3, column: 13}]);
  });

  test('quoted labels keep their brackets', async () => {
    const {body} = await compile('```mermaid\nflowchart TD\n  A("call()") --> B{"list[0] {x}"}\n```');
    expect(JSON.stringify(body)).toContain('>call()<');
    expect(JSON.stringify(body)).toContain('>list[0] {x}<');
  });

  test('a fence without a diagram is reported', async () => {
    expect(await problemsOf('')).toEqual([
      expect.stringContaining('error 1:1 The code block has no Mermaid'),
    ]);
  });
});
