/** Lines of our own. The console redacts and sanitizes whatever it prints. */
export interface Notes {
  info(line: string): void;
  warning(line: string): void;
}

/** The part of the console that operations use. */
export interface Log extends Notes {
  /** Opens a stream of remote text, which is printed in whole lines and set apart from our own. */
  remote(): RemoteText;
}

export const QUIET = { info() {}, warning() {}, plan() {}, remote: () => ({ push() {}, end() {} }) };

/** Remote text on its way to the log, in pieces as they arrive. */
export interface RemoteText {
  push(text: string): void;
  /** Prints the unfinished last line. After `cut-off`, a note replaces it: half a line may hold half a secret. */
  end(how?: 'cut-off'): void;
}

/** Work that may take long, described for people. The words may hold remote text: the console redacts them. */
export interface Activity {
  /** The work, such as "deploying"; the log adds `for 30 s`. */
  readonly doing: string;
  /** Describes what the run is waiting for and what it last saw of it. Called whenever the activity is shown. */
  readonly awaited?: () => string;
}

/** Does some work. If it takes long, the log shows the activity. */
export type During = <Value>(activity: Activity, work: () => Promise<Value>) => Promise<Value>;
