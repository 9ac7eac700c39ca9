import { Column, Img, Row, Text } from '@react-email/components';
import type { PublicMember } from '../../../../server/modules/team/contract.ts';
import { colours, paragraph } from './mailStyles.ts';

/** Mail programs show no SVG. */
const isShownInMails = (path: string) => !path.endsWith('.svg');

/** The person who answers the enquiry: portrait, name, role and languages. */
export function Planner({ member, publicUrl }: { member: PublicMember; publicUrl: string }) {
  const { name, role, portrait, portrait_details, languages } = member;
  return (
    <Row style={{ margin: '0 0 20px', width: 'auto' }}>
      {portrait && isShownInMails(portrait) ? (
        <Column style={{ paddingRight: 14, width: 56 }}>
          <Img
            src={new URL(portrait, publicUrl).href}
            alt={portrait_details.alt || `Portrait of ${name}`}
            width={56}
            height={56}
            style={{ borderRadius: 28, objectFit: 'cover' }}
          />
        </Column>
      ) : null}
      <Column>
        <Text style={{ ...paragraph, margin: 0 }}>
          Your planner is <strong>{name}</strong>, {role}.
        </Text>
        {languages.length > 0 ? (
          <Text style={{ ...paragraph, color: colours.quiet, fontSize: 14, margin: 0 }}>
            Speaks {languages.join(', ')}
          </Text>
        ) : null}
      </Column>
    </Row>
  );
}
