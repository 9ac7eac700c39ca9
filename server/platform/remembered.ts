/**
 * A pure function of one text that remembers its answers, for texts of which few forms come again and again. Whoever
 * sends ever new ones fills the memory, which then begins anew.
 */
export function remembered<Answer>(make: (text: string) => Answer, most: number): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as Answer; // what was put there
    if (answers.size >= most) answers.clear();
    const answer = make(text);
    answers.set(text, answer);
    return answer;
  };
}

/** One value for each key, made when it is first wanted. */
export function ofEach<Key extends object, Value extends object | string>(
  make: (key: Key) => Value,
): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
