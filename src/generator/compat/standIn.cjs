// Replaces a module that Docusaurus has and this generator does not: whatever is imported from it renders its children,
// or does nothing. A CommonJS module, because bundlers check the names that are imported from any other.

const made = new Map();

/** An object without properties, a list without elements, and a node that renders nothing. */
const nothing = Object.defineProperty({}, Symbol.iterator, {value: () => [].values()});

/** A component renders its children; a hook, and any other function, returns an object without content. */
function create() {
  return (first) => {
    const isProps = typeof first === 'object' && first !== null && !Array.isArray(first);
    return isProps ? (first.children ?? null) : nothing;
  };
}

/** What React looks for on a component. */
const OF_REACT = /^(?:childContextTypes|contextTypes?|defaultProps|getDerivedStateFromProps|propTypes)$/;

const exported = new Proxy(
  {},
  {
    get(_, name) {
      if (name === '__esModule') return true;
      // Anything with a `then` is taken for a promise.
      if (typeof name !== 'string' || name === 'then' || OF_REACT.test(name)) return undefined;
      if (!made.has(name)) made.set(name, create());
      return made.get(name);
    },
  },
);

// Bundlers copy the properties of a module, and keep its prototype. For modules of a package with `"type": "module"`, what
// is exported is itself the default export.
module.exports = Object.setPrototypeOf(create(), exported);
