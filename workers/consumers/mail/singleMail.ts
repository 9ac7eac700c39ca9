import type { Mail } from './mailer.ts';
import type { MailPlan } from './mailPlan.ts';
import type { ReplyHeaders } from './replyHeaders.ts';
import type { MailContent } from './templates/renderMail.ts';

/** The only mail of an event. */
export type SingleMail = Pick<MailPlan, 'template' | 'recipient' | 'perDay'> &
  Pick<Mail, 'headers'> & { content: MailContent; reply?: ReplyHeaders };
