export interface RunningServer {
  address: string;
  stop(): Promise<void>;
}

/** Stops the server, lets somebody work on its data, and starts it again. */
export type Restart = (between: () => Promise<void>) => Promise<void>;

export interface Listeners {
  /** The database can no longer promise to keep what it is given; the process has to end. */
  onFatal(error: Error): void;
  /** To be shown once, whatever happens next: the password had to be made up and is kept nowhere. */
  onFirstAdministrator(account: { email: string; password: string }): void;
  /** To be shown at every start: what is paid by card is no money. */
  onSimulatedPayments(): void;
}
