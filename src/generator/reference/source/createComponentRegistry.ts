import {componentName} from './componentName.ts';
import {pointerPart} from './jsonPointer.ts';
import {type Place, placeKey} from './SourceFile.ts';
import {type Kind, SECTIONS} from './objectKinds.ts';

/** A component of the bundle, and the place it comes from. */
export interface Component {
  kind: Kind;
  name: string;
  source: Place;
}

/** The components of a bundle, by their places. */
export interface Registry {
  /** All components in the order in which they were added; more may be added during iteration. */
  components: Iterable<Component>;
  /** The component made from a place. */
  at(place: Place): Component | undefined;
  /** Reserves a name, so that no other component gets it. */
  reserve(section: string, name: string): void;
  /** Adds a component of the document itself, which can be found by its source and by its own place. */
  declare(component: Component, place: Place): void;
  /** Adds a component for a place in another file, under an unused name. */
  add(source: Place, kind: Kind): Component;
}

/** Creates an empty registry. */
export function createComponentRegistry(): Registry {
  const components: Component[] = [];
  const byPlace = new Map<string, Component>();
  const taken = new Map<string, Set<string>>();
  const namesIn = (section: string): Set<string> => {
    const names = taken.get(section) ?? new Set();
    taken.set(section, names);
    return names;
  };
  return {
    components,
    at: (place) => byPlace.get(placeKey(place)),
    reserve(section, name) {
      namesIn(section).add(name);
    },
    declare(component, place) {
      components.push(component);
      byPlace.set(placeKey(component.source), component);
      byPlace.set(placeKey(place), component);
    },
    add(source, kind) {
      const names = namesIn(sectionOf(kind));
      const wanted = componentName(source);
      let name = wanted;
      for (let number = 2; names.has(name); number++) name = `${wanted}_${number}`;
      names.add(name);
      const component = {kind, name, source};
      components.push(component);
      byPlace.set(placeKey(source), component);
      return component;
    },
  };
}

/** The section of `components` for objects of a kind. */
export function sectionOf(kind: Kind): string {
  return SECTIONS[kind] ?? (kind === 'pathItem' ? 'pathItems' : 'schemas');
}

/** JSON pointer of a component in the bundle. */
export function componentPointer({kind, name}: Component): string {
  return `/components/${sectionOf(kind)}${pointerPart(name)}`;
}
