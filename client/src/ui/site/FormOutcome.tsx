import { Alert } from './Alert.tsx';

type Props = { outcome: { kind: 'success' | 'error'; message: string } | null };

/** What became of a form that was sent, in the middle of the window: near its bottom, round buttons would cover it. */
export function FormOutcome({ outcome }: Props) {
  return outcome ? (
    <div ref={scrollToMiddle}>
      <Alert kind={outcome.kind}>{outcome.message}</Alert>
    </div>
  ) : null;
}

const scrollToMiddle = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });
