import {expect, test} from 'vitest';
import {splitAtHumps} from '../../../../src/generator/theme/sidebar/splitAtHumps.ts';

test.each([
  {label: 'ChatCompletionRequestApi', parts: ['Chat', 'Completion', 'Request', 'Api']},
  {label: 'OasSecuritySchemeOAuth2Flow', parts: ['Oas', 'Security', 'Scheme', 'O', 'Auth2', 'Flow']},
  {label: 'The OasOpenAPISpecification of v2', parts: ['The Oas', 'Open', 'API', 'Specification of v2']},
  {label: 'CustomerApi', parts: ['CustomerApi']},
  {label: 'Many short words in one label', parts: ['Many short words in one label']},
  {label: 'io.k8s.api.core.v1.PodSpec', parts: ['io', '.k8s', '.api', '.core', '.v1', '.Pod', 'Spec']},
  {label: 'https://example.com/lower_case', parts: ['https://example', '.com/', 'lower_', 'case']},
  {label: '', parts: ['']},
])('$label may break between $parts', ({label, parts}) => {
  expect(splitAtHumps(label)).toEqual(parts);
  expect(parts.join('')).toBe(label);
});
