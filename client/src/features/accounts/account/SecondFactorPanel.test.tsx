import {
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSetUpSchema,
  secondFactorTexts,
} from '@modules/accounts/authentication/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { fillField, press } from '../../../testing/user.ts';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';

it('shows that the second factor is on when only the response to its set-up was lost', async () => {
  let enabled = false;
  fakeApi({
    'GET /api/auth/second-factor': fakeEndpoint({ response: dataResponse(secondFactorSchema) }, () => ({
      data: { enabled, enabled_at: enabled ? '2026-11-22T10:00:00.000Z' : null, recovery_codes_left: 10 },
    })),
    'POST /api/auth/second-factor': fakeEndpoint({ response: dataResponse(secondFactorSetUpSchema) }, () => ({
      data: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Safarnama?secret=JBSWY3DPEHPK3PXP' },
    })),
    'POST /api/auth/second-factor/confirm': fakeEndpoint(
      { response: dataResponse(recoveryCodesSchema) },
      () => {
        if (enabled) return { status: 409, code: 'second_factor_is_on', error: secondFactorTexts.isOn };
        enabled = true;
        throw new TypeError('The connection was reset');
      },
    ),
  });
  renderAdminPage(<SecondFactorPanel />, 'employee');
  await screen.findByText('Off');
  await press('Set up');
  await fillField('Current password', 'mellon');
  await press('Continue');
  await fillField('Code', '123456');
  await press('Switch on');
  await screen.findByText(/^Network error/);
  await press('Switch on');
  await screen.findByText(secondFactorTexts.isOn);
  await press('Cancel');
  await press('Switch off');
  expect(screen.queryByText('Set up')).toBeNull();
});
