import Prism from 'prismjs';
import 'prismjs/components/prism-c.js';
import 'prismjs/components/prism-cpp.js';
import 'prismjs/components/prism-csharp.js';
import 'prismjs/components/prism-java.js';
import 'prismjs/components/prism-kotlin.js';
import 'prismjs/components/prism-python.js';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-yaml.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-json5.js';
import 'prismjs/components/prism-sql.js';
import 'prismjs/components/prism-http.js';
import 'prismjs/components/prism-properties.js';
import 'prismjs/components/prism-ini.js';
import 'prismjs/components/prism-toml.js';
import 'prismjs/components/prism-docker.js';
import 'prismjs/components/prism-graphql.js';
import 'prismjs/components/prism-hcl.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-markdown.js';
import 'prismjs/components/prism-go.js';
import 'prismjs/components/prism-rust.js';
import 'prismjs/components/prism-ruby.js';
import 'prismjs/components/prism-markup-templating.js';
import 'prismjs/components/prism-php.js';
import 'prismjs/components/prism-groovy.js';
import 'prismjs/components/prism-scala.js';
import 'prismjs/components/prism-swift.js';
import 'prismjs/components/prism-nginx.js';
import 'prismjs/components/prism-makefile.js';
import 'prismjs/components/prism-powershell.js';
import 'prismjs/components/prism-regex.js';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-tsx.js';
import {nearest} from '../../shared/text/nearest.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

Prism.manual = true;

const ALIASES: Record<string, string> = {
  cjs: 'javascript',
  mjs: 'javascript',
  node: 'javascript',
  nodejs: 'javascript',
  'node.js': 'javascript',
  cts: 'typescript',
  mts: 'typescript',
  console: 'bash',
  curl: 'bash',
  zsh: 'bash',
  'shell-session': 'bash',
  shellsession: 'bash',
  'c++': 'cpp',
  'c#': 'csharp',
  golang: 'go',
  gradle: 'groovy',
  gql: 'graphql',
  jsonc: 'json5',
  jsonl: 'json',
  kts: 'kotlin',
  make: 'makefile',
  mdx: 'markdown',
  ps1: 'powershell',
  rs: 'rust',
  terraform: 'hcl',
  tf: 'hcl',
};

/** Words after a fence that are valid although nothing is highlighted for them. */
const PLAIN = new Set(
  `text txt plain plaintext none output log logs csv tsv tex latex vue svelte astro lua perl elixir erlang haskell
  clojure dart r julia matlab ocaml fsharp vb vbnet basic batch bat cmd sass scss less stylus pug handlebars hbs liquid
  twig jinja jinja2 proto protobuf thrift asm wasm solidity zig nim crystal objc objectivec ada fortran cobol lisp
  scheme racket prolog pascal delphi cmake apache apacheconf env dotenv editorconfig gitignore ignore vim tree mermaid
  plantuml dot graphviz math asciidoc adoc rst org po excel-formula cypher sparql turtle promql splunk bnf ebnf abnf
  antlr4 awk sed tcl raku applescript arduino avro bicep cue dhall dns-zone-file gherkin feature glsl wgsl hlsl hjson
  http2 ics idl jq jsonnet jsonpath jsstacktrace kusto llvm mongodb nasm neon nix odin qml razor cshtml rego rest
  robotframework smali smalltalk soy stata systemd uri url verilog vhdl webidl wiki xquery yang mdx-code-block
  tsql plsql postgres postgresql mysql sqlite redis kql caddy caddyfile hosts xslt xsd wsdl bpmn patch ascii ansi
  hex template snippet js-extras`.split(/\s+/),
);

/** Returns the Prism grammar for the word after a fence (any letter case), or undefined when there is none. */
export function grammarOf(language: string): {name: string; grammar: Prism.Grammar} | undefined {
  const lower = language.toLowerCase();
  const name = ALIASES[lower] ?? lower;
  const grammar = ownValue(Prism.languages, name);
  return typeof grammar === 'object' ? {name, grammar} : undefined;
}

/** Whether a word after a fence names a language, in any letter case. */
export function isKnownLanguage(language: string): boolean {
  return PLAIN.has(language.toLowerCase()) || grammarOf(language) !== undefined;
}

/** Returns the known language that a word without a grammar probably misspells, else undefined. */
export function misspelledLanguage(language: string): string | undefined {
  const lower = language.toLowerCase();
  if (lower.length < 3 || isKnownLanguage(lower)) return undefined;
  const names = Object.keys(Prism.languages).filter((name) => typeof Prism.languages[name] === 'object');
  return nearest(
    lower,
    [...names, ...Object.keys(ALIASES)].filter((name) => name.length > 2),
  );
}

/** Splits code into Prism tokens, running the hooks that some grammars (PHP, JSX) rely on. */
export function tokenize(code: string, language: {name: string; grammar: Prism.Grammar}): TokenStream {
  const env: {code: string; grammar: Prism.Grammar; language: string; tokens: TokenStream} = {
    code,
    grammar: language.grammar,
    language: language.name,
    tokens: [],
  };
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return env.tokens;
}

export type TokenStream = (string | Prism.Token)[];
