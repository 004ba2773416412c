import {expect, test} from 'vitest';
import {createTone} from '../../../../src/components/AudioPlayer/createTone.ts';
import {setGrant, toEntries} from '../../../../src/components/PermissionDialog/permissions.ts';
import {parseValue} from '../../../../src/components/RBGridEditors/parseValue.ts';
import {
  countRuns,
  type DayOfRuns,
  sumByDay,
} from '../../../../src/components/WorkflowMetricsDashboard/runs.ts';

test('a tone is a WAV file with its length in the header', async () => {
  const bytes = new DataView(await createTone([440, 220], 0.5).arrayBuffer());
  const text = (offset: number) =>
    String.fromCharCode(...Array.from({length: 4}, (_, index) => bytes.getUint8(offset + index)));
  expect([text(0), text(8), text(36)]).toEqual(['RIFF', 'WAVE', 'data']);
  expect(bytes.getUint32(40, true)).toBe(8000);
  expect(bytes.byteLength).toBe(8044);
  expect(bytes.getUint8(44)).toBe(128);
});

test('grants are in the order of the masks, and each becomes one entry', () => {
  const grants = setGrant(
    setGrant({USER: ['DELETE']}, 'USER', 'READ', true),
    'SYSTEM',
    'VIEW_DECRYPTED',
    true,
  );
  expect(grants).toEqual({USER: ['READ', 'DELETE'], SYSTEM: ['VIEW_DECRYPTED']});
  expect(toEntries(grants)).toEqual([
    {aclSid: {sid: 'USER'}, mask: 1, granting: true},
    {aclSid: {sid: 'USER'}, mask: 32, granting: true},
    {aclSid: {sid: 'SYSTEM'}, mask: 512, granting: true},
  ]);
  expect(setGrant(grants, 'USER', 'DELETE', false).USER).toEqual(['READ']);
});

test('numbers are checked against the limits of their column', () => {
  const schema = {type: 'number', min: 1, max: 5} as const;
  expect(parseValue('2.5', schema)).toEqual({value: 2.5});
  for (const text of ['', 'x', '0', '6']) expect(parseValue(text, schema)).toHaveProperty('problem');
  expect(parseValue('6', {type: 'string'})).toEqual({value: '6'});
});

test('days of several workflows are added up, and durations weighted by runs', () => {
  const day = (workflow: string, SUCCESS: number, duration: number): DayOfRuns => ({
    workflow,
    day: '2025-03-03',
    runs: {SUCCESS, FAILED: 0, CANCELLED: 0, TIMEOUT: 0},
    duration,
    queued: 1,
  });
  const [sum, ...rest] = sumByDay([day('A', 3, 10), day('B', 1, 50)]);
  expect(rest).toEqual([]);
  expect(sum).toMatchObject({duration: 20, queued: 2});
  expect(sum && countRuns(sum)).toBe(4);
});
