import type { EventType, RecordedEvent } from '../../server/modules/events.ts';

/** The SQL of a value of an event's data, as text; null where it is null or absent. */
type Fact<Type extends EventType> = (
  name: keyof Extract<RecordedEvent, { type: Type }>['data'] & string,
) => string;

/** What is made of each event type: complete, because a type that is forgotten does not compile. */
export type ByType<Type extends EventType, Made> = { [Each in Type]: (fact: Fact<Each>) => Made };

const fact = (name: string) => `(data ->> '${name}')`;

/** Builds a SQL CASE over event types with `pick` of each type's definition; null for types without one. */
export function caseOfType<Type extends EventType, Made>(
  made: ByType<Type, Made>,
  pick: (one: Made) => string | undefined,
): string {
  const branches = (Object.keys(made) as Type[]).flatMap((type) => {
    // keys of a closed object
    const expression = pick(made[type](fact));
    return expression === undefined ? [] : [`when '${type}' then ${expression}`];
  });
  return branches.length > 0 ? `case type ${branches.join(' ')} end` : 'null';
}
