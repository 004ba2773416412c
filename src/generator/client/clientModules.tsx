import {type ComponentProps, useLayoutEffect, useRef} from 'react';
import {type Location, useLocation} from 'react-router-dom';
import type {PageView} from './PageView.tsx';

/** A site's module that runs on every page, see `clientModules` in the configuration. */
export interface ClientModule extends RouteHooks {
  default?: RouteHooks;
}

interface RouteHooks {
  /** Called before the page of a new address is loaded. The function it returns is called when the page is shown. */
  onRouteUpdate?(change: RouteChange): (() => void) | undefined;
  /** Called when the page is shown. */
  onRouteDidUpdate?(change: RouteChange): void;
}

interface RouteChange {
  /** Null on the first page. */
  previousLocation: Location | null;
  location: Location;
}

/** Wraps a view so that it notifies the site's modules of each page; only used by sites that have such modules. */
export function withClientModules(View: typeof PageView, modules: readonly ClientModule[]): typeof PageView {
  return function ViewWithModules(props: ComponentProps<typeof PageView>) {
    const location = useLocation();
    const hooks = useRef<HookState>({announced: null, shown: null, endings: []});
    useLayoutEffect(() => {
      const {current} = hooks;
      const change = {previousLocation: current.shown, location};
      if (current.announced !== location) {
        current.announced = location;
        current.endings = modules.flatMap((module) => hookOf(module, 'onRouteUpdate')?.(change) ?? []);
      }
      if (props.pending || current.shown === location) return;
      current.shown = location;
      for (const end of current.endings) end();
      current.endings = [];
      for (const module of modules) hookOf(module, 'onRouteDidUpdate')?.(change);
    }, [location, props.pending]);
    return <View {...props} />;
  };
}

/** The locations with which the hooks were last called. */
interface HookState {
  announced: Location | null;
  shown: Location | null;
  endings: (() => void)[];
}

function hookOf<Name extends keyof RouteHooks>(module: ClientModule, name: Name): RouteHooks[Name] {
  return module.default?.[name] ?? module[name];
}
