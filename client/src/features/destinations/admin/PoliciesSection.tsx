import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { TextInput } from '../../../ui/admin/form/inputs.tsx';
import { RowList } from '../../../ui/admin/form/RowList.tsx';
import type { SectionProps } from './DestinationSections.tsx';

export function PoliciesSection({ control }: SectionProps) {
  return (
    <>
      <EditorSection id="destination-policies" title="Payment policies">
        <RowList
          control={control}
          name="payment_policies"
          noun="payment policy"
          empty="No payment policies yet."
          blank={() => ({ policy_type: '', description: '' })}
        >
          {(index) => (
            <FieldGrid>
              <TextInput
                control={control}
                name={`payment_policies.${index}.policy_type`}
                label="Policy type"
                required
                hint="Such as Deposit"
              />
              <TextInput
                control={control}
                name={`payment_policies.${index}.description`}
                label="Description"
                multiline
              />
            </FieldGrid>
          )}
        </RowList>
      </EditorSection>
      <EditorSection title="Cancellation policies">
        <RowList
          control={control}
          name="cancellation_policies"
          noun="cancellation policy"
          empty="No cancellation policies yet."
          blank={() => ({ period: '', charges: '' })}
        >
          {(index) => (
            <FieldGrid>
              <TextInput
                control={control}
                name={`cancellation_policies.${index}.period`}
                label="Period"
                required
                hint="Such as 30 days before departure"
              />
              <TextInput
                control={control}
                name={`cancellation_policies.${index}.charges`}
                label="Charges"
                hint="Such as 25% of the tour price"
              />
            </FieldGrid>
          )}
        </RowList>
      </EditorSection>
    </>
  );
}
