/**
 * Memoizes a pure function of one string, for inputs with few distinct values. The cache is cleared when it is full, so
 * that varying input cannot exhaust the memory.
 */
export function memoize<Answer>(make: (text: string) => Answer, most: number): (text: string) => Answer {
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

/** Memoizes a function by object identity. */
export function memoizeByObject<Key extends object, Value extends object | string>(
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
