import {useEffect, useMemo, useState} from 'react';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {usePage} from '../../theme/context/PageContext.ts';
import {useCurrentHeading} from '../../theme/toc/useCurrentHeading.ts';

interface Config {
  linkClassName: string;
  linkActiveClassName: string;
}

/** Marks the link to the section in view in a copied table of contents; undefined: nothing. */
export function useTOCHighlight(config: Config | undefined): void {
  const {path} = usePage();
  const [links, setLinks] = useState<HTMLAnchorElement[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links
  useEffect(() => {
    const found = config ? [...document.getElementsByClassName(config.linkClassName)] : [];
    setLinks(found.filter((link) => link instanceof HTMLAnchorElement));
  }, [config, path]);
  const headings = useMemo(() => links.map((link) => ({id: idOf(link)})), [links]);
  const currentId = useCurrentHeading(headings);
  useEffect(() => {
    if (!config) return;
    for (const link of links) {
      const isCurrent = idOf(link) === currentId;
      link.classList.toggle(config.linkActiveClassName, isCurrent);
      if (isCurrent) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }, [config, links, currentId]);
}

function idOf({hash}: HTMLAnchorElement): string {
  return decodeAddress(hash.slice(1));
}
