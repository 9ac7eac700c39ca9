import { colours } from './mailStyles.ts';

export type Fact = { label: string; value: string | null | undefined; href?: string };

/** A table of facts; empty values have no line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter((fact) => fact.value);
  return (
    <table
      style={{ borderCollapse: 'collapse', margin: '0 0 20px', width: '100%' }}
      cellPadding={0}
      cellSpacing={0}
    >
      <tbody>
        {known.map(({ label, value, href }) => (
          <tr key={label}>
            <th
              scope="row"
              style={{
                borderTop: `1px solid ${colours.line}`,
                color: colours.quiet,
                fontSize: 14,
                fontWeight: 400,
                lineHeight: '22px',
                padding: '9px 16px 9px 0',
                textAlign: 'left',
                verticalAlign: 'top',
                width: '34%',
              }}
            >
              {label}
            </th>
            <td
              style={{
                borderTop: `1px solid ${colours.line}`,
                color: colours.ink,
                fontSize: 15,
                lineHeight: '22px',
                padding: '9px 0',
                verticalAlign: 'top',
                wordBreak: 'break-word',
              }}
            >
              {href ? (
                <a href={href} style={{ color: colours.lagoon }}>
                  {value}
                </a>
              ) : (
                value
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
