import { EditorSection, FieldGrid } from '../../../ui/admin/form/EditorSection.tsx';
import { TextInput } from '../../../ui/admin/form/inputs.tsx';
import { keyed } from '../../../ui/admin/form/keyed.ts';
import { RowList } from '../../../ui/admin/form/RowList.tsx';
import { rowField } from '../../../ui/admin/form/rowField.ts';
import type { CancellationPolicy, PaymentPolicy } from './destinationValues.ts';
import type { DestinationForm } from './useDestinationForm.ts';

export function PoliciesSection({ form }: { form: DestinationForm }) {
  const payment = form.field('payment_policies');
  const cancellation = form.field('cancellation_policies');
  return (
    <>
      <EditorSection id="destination-policies" title="Payment policies">
        <RowList<PaymentPolicy>
          noun="payment policy"
          rows={payment.value}
          onChange={payment.onChange}
          error={payment.error}
          empty="No payment policies yet."
          blank={() => keyed({ policy_type: '', description: '' })}
        >
          {(row, index, put) => {
            const field = rowField(row, put, form.errors, `payment_policies.${index}`);
            return (
              <FieldGrid>
                <TextInput {...field('policy_type')} label="Policy type" required hint="Such as Deposit" />
                <TextInput {...field('description')} label="Description" multiline />
              </FieldGrid>
            );
          }}
        </RowList>
      </EditorSection>
      <EditorSection title="Cancellation policies">
        <RowList<CancellationPolicy>
          noun="cancellation policy"
          rows={cancellation.value}
          onChange={cancellation.onChange}
          error={cancellation.error}
          empty="No cancellation policies yet."
          blank={() => keyed({ period: '', charges: '' })}
        >
          {(row, index, put) => {
            const field = rowField(row, put, form.errors, `cancellation_policies.${index}`);
            return (
              <FieldGrid>
                <TextInput
                  {...field('period')}
                  label="Period"
                  required
                  hint="Such as 30 days before departure"
                />
                <TextInput {...field('charges')} label="Charges" hint="Such as 25% of the tour price" />
              </FieldGrid>
            );
          }}
        </RowList>
      </EditorSection>
    </>
  );
}
