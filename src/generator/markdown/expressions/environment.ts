import type {Environment} from '../estree/evaluate.ts';
import {inlineImport} from '../modules/bindImport.ts';
import {fromSiteRoot} from '../../shared/address/fromSiteRoot.ts';
import {scopeValue} from '../modules/scopeNames.ts';
import type {SourceContext} from '../SourceContext.ts';

/** What is available for evaluating a source's expressions at compile time. */
export function environmentOf(source: SourceContext): Environment {
  return {
    value(name) {
      return source.values.has(name) ? {value: source.values.get(name)} : scopeValue(name, source);
    },
    call(name, argument, place) {
      if (name === 'require' && !source.declared.has('require')) return inlineImport(argument, source, place);
      const binding = source.bindings.get(name);
      const isBaseUrl = binding?.kind === 'component' && binding.key === '@docusaurus/useBaseUrl';
      return isBaseUrl ? {value: fromSiteRoot(argument, source.page.options.baseUrl)} : undefined;
    },
  };
}
