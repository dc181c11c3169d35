import { formatAmount } from '@kathok/contract';
import { faults, refundAnswers, type SimulatedOrder } from './orders.ts';
import { outcomes } from './outcomes.ts';
import { htmlPage, safe } from '../../simulation/page.ts';
import { words } from './words.en.ts';

const groups = ['success', 'refusal', 'trouble'] as const;

/** 1,500.00 */
const grouped = (minor: number) => formatAmount(minor).replaceAll(/\B(?=(\d{3})+\.)/g, ',');

function options(labels: Record<string, string>, names: readonly string[]): string {
  return names.map((name) => `<option value="${name}">${safe(labels[name] ?? name)}</option>`).join('');
}

function buttons(group: (typeof groups)[number]): string {
  return outcomes
    .filter((outcome) => words.outcomes[outcome].group === group)
    .map((outcome) => {
      const { name, means } = words.outcomes[outcome];
      return `<button name="outcome" value="${outcome}"><strong>${safe(name)}</strong><span>${safe(means)}</span></button>`;
    })
    .join('');
}

/** Every outcome as a button, and how the bank's answers shall go wrong. */
export function payPage(order: SimulatedOrder): Response {
  return htmlPage(
    words.title,
    `<dl><div><dt>${words.order}</dt><dd>${safe(order.orderId)}</dd></div>
    <div><dt>${words.amount}</dt><dd>Nu. ${grouped(order.amountMinor)}</dd></div>
    <div><dt>${words.remarks}</dt><dd>${safe(order.remarks)}</dd></div></dl>
    <form method="post" action="chooseOutcome"><input type="hidden" name="orderId" value="${safe(order.orderId)}">
    ${groups.map((group) => `<fieldset><legend>${words.groups[group]}</legend>${buttons(group)}</fieldset>`).join('')}
    <fieldset><legend>${words.enquiry}</legend>
    <label>${words.fault}<select name="fault">${options(words.faults, faults)}</select></label>
    <label>${words.faultTimes}<select name="faultTimes">${options(words.times, ['1', '2', '1000'])}</select></label>
    </fieldset>
    <fieldset><legend>${words.refund}</legend>
    <label>${words.fault}<select name="refundAnswer">${options(words.refundAnswers, refundAnswers)}</select></label>
    </fieldset></form>
    <p class="note">${safe(words.invented)}</p>`,
  );
}
