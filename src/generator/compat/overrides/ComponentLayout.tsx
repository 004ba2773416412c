import {type Location, useLocation} from 'react-router-dom';
import {type ComponentProps, type ComponentType, type ReactNode, useContext, useMemo, useState} from 'react';
import {PageModulesContext} from '../../theme/context/PageModulesContext.ts';
import {ComponentLayout as Original} from '../../theme/layouts/ComponentLayout.tsx';
import useDocusaurusContext from '../docusaurus/useDocusaurusContext.ts';

/**
 * Renders a page that is a React component, and passes it the site's configuration as `config` and the place in the site
 * as `location`, as Docusaurus does.
 */
export function ComponentLayout(props: ComponentProps<typeof Original>): ReactNode {
  const pages = useContext(PageModulesContext);
  // One stable component for each page: a new one would be mounted again and lose its state.
  const [known] = useState(() => new Map<ComponentType, ComponentType>());
  const given = useMemo(() => {
    const getComponent = (key: string): ComponentType | undefined => {
      const Page = pages.getComponent(key);
      if (!Page) return undefined;
      const made = known.get(Page) ?? withConfig(Page);
      known.set(Page, made);
      return made;
    };
    return {...pages, getComponent};
  }, [pages, known]);
  return (
    <PageModulesContext.Provider value={given}>
      <Original {...props} />
    </PageModulesContext.Provider>
  );
}

function withConfig(Page: ComponentType<{config?: unknown; location?: Location}>): ComponentType {
  return function PageWithConfig() {
    return <Page config={useDocusaurusContext().siteConfig} location={useLocation()} />;
  };
}
