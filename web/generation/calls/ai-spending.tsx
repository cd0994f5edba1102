import { useQueryClient } from '@tanstack/react-query';
import { type AiUse, microUsdPerCent, switchAi } from '#contract/generation-calls.ts';
import { dollars } from '#contract/payments.ts';
import { sentenceOf } from '#web/lib/api-error.ts';
import { useSend } from '#web/lib/send.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { showToast } from '#web/ui/toasts/toast-store.ts';
import { costText } from '#web/lib/amounts.ts';
import { consoleKeys } from '#web/lib/console-keys.ts';
import { consoleListMessages } from '#web/ui/lists/panel-messages.ts';
import styles from '#web/ui/lists/panel.module.css';
import { aiCallsMessages } from './ai-calls-messages.ts';

const words = aiCallsMessages.use;

function standingOf({ isSwitchedOff, limits, today }: AiUse): { tone: string; text: string } {
  if (isSwitchedOff) return { tone: 'bad', text: words.switchedOff };
  const { dailyCapCents } = limits;
  const isSpent = dailyCapCents !== null && today.countedMicroUsd >= dailyCapCents * microUsdPerCent;
  return isSpent ? { tone: 'notice', text: words.capReached } : { tone: 'good', text: words.asked };
}

/** Whether vendors are asked, what they cost today, and the switch that stops them. */
export function AiSpending({ use }: { use: AiUse }) {
  const { vendors, limits, today } = use;
  const standing = standingOf(use);
  const cap = limits.dailyCapCents;
  const hasVendor = vendors.text !== null || vendors.pictures !== null;
  return (
    <Card className={styles.section}>
      <div className={styles.sectionHead}>
        <h3>{words.title}</h3>
        {(hasVendor || use.isSwitchedOff) && <VendorSwitch isSwitchedOff={use.isSwitchedOff} />}
      </div>
      {hasVendor ? (
        <>
          <output className={styles.mark} data-tone={standing.tone}>
            {standing.text}
          </output>
          <p className={styles.quiet}>
            {words.text(vendors.text)}
            <br />
            {words.pictures(vendors.pictures)}
          </p>
        </>
      ) : (
        <p>{words.noVendors}</p>
      )}
      <p className={styles.figures}>
        {words.today(costText(today.countedMicroUsd), cap === null ? null : dollars(cap))}
      </p>
      {cap !== null && (
        <Progress label={words.todayLabel} value={today.countedMicroUsd} max={cap * microUsdPerCent} />
      )}
      {today.unpriced > 0 && <p className={styles.quiet}>{words.unpriced(today.unpriced)}</p>}
    </Card>
  );
}

function VendorSwitch({ isSwitchedOff }: { isSwitchedOff: boolean }) {
  const client = useQueryClient();
  const { send, busy } = useSend(switchAi, {
    onSuccess: async (now) => {
      await client.invalidateQueries({ queryKey: consoleKeys.aiUse });
      if (now.isSwitchedOff)
        showToast({ tone: 'success', title: words.offDone, description: words.offDoneText });
      else showToast({ tone: 'success', title: words.onDone });
    },
    onError: (error) =>
      showToast({ tone: 'error', title: consoleListMessages.failed, description: sentenceOf(error) }),
  });
  return (
    <Button
      look={isSwitchedOff ? 'primary' : 'destructive'}
      busy={busy && words.busy}
      onClick={() => send({ body: { isSwitchedOff: !isSwitchedOff } })}
    >
      {isSwitchedOff ? words.switchOn : words.switchOff}
    </Button>
  );
}
