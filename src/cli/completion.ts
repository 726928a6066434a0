import { FLAGS, OPERATIONS, OWN_WORDS } from './command-line.ts';

const words = [...OPERATIONS, ...OWN_WORDS].join(' ');
const flags = [...FLAGS].map(([flag, { type }]) => ({ flag: `--${flag}`, takesValue: type === 'string' }));

/** Writes the completion of a shell, from the operations and inputs that there are; or says which shells there are. */
export function renderCompletion(shell: string): { readonly text: string } | { readonly problem: string } {
  if (shell === 'bash') return { text: inBash() };
  if (shell === 'zsh') return { text: `${IN_ZSH}\n${inBash()}` };
  if (shell !== 'fish') return { problem: '--completion: expected one of bash, zsh, fish' };
  const lines = flags.map(({ flag, takesValue }) => `-l ${flag.slice(2)}${takesValue ? ' -r -F' : ''}`);
  return { text: [`-f -a '${words}'`, ...lines].map((line) => `complete -c site-deploy ${line}\n`).join('') };
}

const IN_ZSH =
  '(( $+functions[compdef] )) || { autoload -U compinit && compinit; }; autoload -U +X bashcompinit && bashcompinit';

/** After a flag with a value, and after an equals sign, files are completed. */
function inBash(): string {
  const valued = flags.filter(({ takesValue }) => takesValue).map(({ flag }) => flag);
  return `_site_deploy() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" known="${words}"
  COMPREPLY=()
  case "$before" in ${valued.join('|')}|=) return ;; esac
  case "$word" in -*) known="${flags.map(({ flag }) => flag).join(' ')}" ;; esac
  COMPREPLY=($(compgen -W "$known" -- "$word"))
}
complete -o default -F _site_deploy site-deploy
`;
}
