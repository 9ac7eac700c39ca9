type Props = { choices: readonly { value: string; label: string }[] };

export const Options = ({ choices }: Props) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** The choices of a select; values without labels are their own. */
export const toOptions = <Value extends string>(
  values: readonly Value[],
  labels?: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] => values.map((value) => ({ value, label: labels?.[value] ?? value }));
