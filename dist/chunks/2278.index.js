"use strict";
exports.id = 2278;
exports.ids = [2278];
exports.modules = { 2278: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { renderCompletion: () => renderCompletion });
	var _command_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7886);
	let words = [..._command_line_js__WEBPACK_IMPORTED_MODULE_0__.xb, ..._command_line_js__WEBPACK_IMPORTED_MODULE_0__.Lj].join(" "), flags = [..._command_line_js__WEBPACK_IMPORTED_MODULE_0__.Wg].map(([flag, { type }]) => ({
		flag: `--${flag}`,
		takesValue: type === "string"
	}));
	function renderCompletion(shell) {
		if (shell === "bash") return { text: inBash() };
		if (shell === "zsh") return { text: `${IN_ZSH}\n${inBash()}` };
		if (shell !== "fish") return { problem: "--completion: expected one of bash, zsh, fish" };
		let lines = flags.map(({ flag, takesValue }) => `-l ${flag.slice(2)}${takesValue ? " -r -F" : ""}`);
		return { text: [`-f -a '${words}'`, ...lines].map((line) => `complete -c site-deploy ${line}\n`).join("") };
	}
	let IN_ZSH = "(( $+functions[compdef] )) || { autoload -U compinit && compinit; }; autoload -U +X bashcompinit && bashcompinit";
	function inBash() {
		let valued = flags.filter(({ takesValue }) => takesValue).map(({ flag }) => flag);
		return `_site_deploy() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" known="${words}"
  COMPREPLY=()
  case "$before" in ${valued.join("|")}|=) return ;; esac
  case "$word" in -*) known="${flags.map(({ flag }) => flag).join(" ")}" ;; esac
  COMPREPLY=($(compgen -W "$known" -- "$word"))
}
complete -o default -F _site_deploy site-deploy
`;
	}
}) };
