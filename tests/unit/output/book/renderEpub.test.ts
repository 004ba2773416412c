import {strFromU8, unzipSync} from 'fflate';
import {afterEach, expect, test, vi} from 'vitest';
import type {Book} from '../../../../src/generator/output/book/Book.ts';
import {defaultConfig} from '../../config/defaultConfig.ts';

const BOOK: Book = {title: 'Guide', name: 'guide', path: '/docs', parts: [], chapters: []};

afterEach(() => vi.unstubAllEnvs());

test('an EPUB of pages without a time is the same in every time zone', async () => {
  const bytesIn = async (zone: string): Promise<Uint8Array> => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const {renderEpub} = await import('../../../../src/generator/output/book/renderEpub.ts');
    return renderEpub(BOOK, [], [], defaultConfig({}), 'https://acme.example/guide.epub');
  };
  const [east, west] = [await bytesIn('Asia/Tokyo'), await bytesIn('America/Lima')];
  const {'book/package.opf': document = new Uint8Array()} = unzipSync(east);
  expect(strFromU8(document)).toContain('<meta property="dcterms:modified">1980-01-01T12:00:00Z</meta>');
  expect(Buffer.from(east).equals(west)).toBe(true);
});
