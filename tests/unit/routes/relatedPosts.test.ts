import {expect, test} from 'vitest';
import type {BlogPost, Tag} from '../../../src/generator/content/Content.ts';
import {relatedPosts} from '../../../src/generator/routes/blog/relatedPosts.ts';
import {relatedTags} from '../../../src/generator/routes/relatedTags.ts';

const tag = (label: string): Tag => ({label, permalink: `/tags/${label}`}) as Tag;
const post = (title: string, ...tags: string[]): BlogPost => ({title, tags: tags.map(tag)}) as BlogPost;

test('posts that share the most tags come first, and newer ones win a tie', () => {
  const own = post('own', 'api', 'keys');
  const listed = [
    post('new', 'api'),
    own,
    post('both', 'keys', 'api'),
    post('other', 'ai'),
    post('old', 'keys'),
  ];
  expect(relatedPosts(own, listed).map(({title}) => title)).toEqual(['both', 'new', 'old']);
});

test('the most frequent tags come first, without the tag itself', () => {
  const documents = [post('a', 'api', 'crm'), post('b', 'api', 'crm', 'keys'), post('c', 'api')];
  expect(relatedTags(tag('api'), documents).map(({label}) => label)).toEqual(['crm', 'keys']);
});
