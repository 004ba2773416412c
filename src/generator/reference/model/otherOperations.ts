import type {ApiModel, Operation} from './ApiModel.ts';

/** The operations that have a tag, but belong to the group of their first tag. */
export function otherOperations(group: string, {groups}: Pick<ApiModel, 'groups'>): Operation[] {
  return groups.flatMap(({operations}) =>
    operations.filter(({otherGroups}) => otherGroups?.includes(group) === true),
  );
}
