import {capitalize} from '../../shared/text/letterCase.ts';
import {kebabCase} from '../../shared/text/kebabCase.ts';
import type {ApiModel} from '../model/ApiModel.ts';
import type {Domain} from './Reference.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

/** The subject of pages that are in no group. */
export const OTHER: Domain = {key: 'other', label: 'Other'};

/** The subjects by which a document groups its pages, in order, and the subject of each page. */
export interface Domains {
  list: Domain[];
  ofGroup(name: string): Domain;
  ofSchema(name: string): Domain;
}

/**
 * Finds the subjects of a document. Its `x-tagGroups` list tags and may also list `schemas` (a schema with the name of
 * a tag is in the tag's group) and `x-formerIds` for old links; without them, the subject is the first of the
 * `x-topics` of a tag or schema.
 *
 * @param topicLabels Labels of topics; a topic without one is labeled by its name in words.
 */
export function createDomains(model: ApiModel, topicLabels: Readonly<Record<string, string>>): Domains {
  const {tagGroups, groups, schemas} = model;
  if (tagGroups.length === 0) {
    const ofTopic = (topic: string | undefined): Domain =>
      topic === undefined ? OTHER : {key: topic, label: topicLabel(topic, topicLabels)};
    const topics = [...groups, ...Object.values(schemas)].flatMap((one) => one.topics.slice(0, 1));
    return {
      list: [...[...new Set(topics)].sort().map(ofTopic), OTHER],
      ofGroup: (name) =>
        ofTopic(groups.find((group) => group.name === name)?.topics[0] ?? schemas[name]?.topics[0]),
      ofSchema: (name) => ofTopic(schemas[name]?.topics[0]),
    };
  }
  const list = tagGroups.map(({name, formerIds}) => ({
    key: kebabCase(name) || name,
    label: name,
    ...(formerIds.length > 0 && {formerIds}),
  }));
  const domainOf = (names: (group: ApiModel['tagGroups'][number]) => string[], name: string): Domain =>
    list[tagGroups.findIndex((group) => names(group).includes(name))] ?? OTHER;
  return {
    list: [...list, OTHER],
    ofGroup: (name) => domainOf(({tags}) => tags, name),
    ofSchema: (name) => domainOf(({tags, schemas: own}) => [...own, ...tags], name),
  };
}

/** The label of a topic in the tags file, or else its name in words: `workflow-engine` → `Workflow engine`. */
function topicLabel(topic: string, labels: Readonly<Record<string, string>>): string {
  const words = topic.replaceAll('-', ' ');
  const declared = ownValue(labels, topic);
  return declared ?? capitalize(words);
}
