import { call } from '../../lib/api.ts';
import { getCardPayment } from '../pay/calls.ts';
import { useForgottenDonation } from '../../shared/donation-form/donation-draft.ts';
import { FindPayment } from '../pay/find/find-payment.tsx';
import { useRefresh } from '../pay/use-refresh.ts';
import { useAddress } from '../site/address.ts';
import { Loaded } from '../site/loaded.tsx';
import { useLoaded } from '../site/use-loaded.ts';
import { CardOutcome } from './card-outcome.tsx';
import { words } from './words.en.ts';

const load = (transactionId: string, signal?: AbortSignal) =>
  call(getCardPayment, { params: { transactionId } }, { signal });

/** The bank sends people back to this page. It shows what the server knows, whatever the address claims, and changes nothing. */
export default function CardPage() {
  const { pathname, params } = useAddress();
  const number = params['transactionId'];
  const payment = useLoaded(number, load);
  useRefresh(payment.reload, payment.data?.status === 'processing' ? 4000 : null);
  useForgottenDonation(payment.data?.status === 'paid' && payment.data.kind === 'donation');
  const isNumberless = pathname !== '' && number === undefined;
  const isUnreadable = pathname.startsWith('/bob-worldline/error');
  return (
    <div className="box narrow later">
      <h1>{payment.data ? words.titles[payment.data.status] : words.title}</h1>
      {isUnreadable && !payment.data && <p className="lead">{words.unreadable}</p>}
      {isNumberless ? (
        !isUnreadable && <p className="lead">{words.noNumber}</p>
      ) : (
        <Loaded from={payment} unknown={<p className="lead">{words.unknown}</p>}>
          {(data) => <CardOutcome payment={data} />}
        </Loaded>
      )}
      {(isNumberless || payment.error !== undefined) && <FindPayment />}
    </div>
  );
}
