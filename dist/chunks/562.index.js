"use strict";
exports.id = 562;
exports.ids = [562];
exports.modules = {
	2382: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ax: () => shortCommit,
			af: () => MOST_TOLD,
			oV: () => tellGoesOut
		});
		var _core_count_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3152);
		let MOST_TOLD = 20;
		function tellGoesOut(brings, takesBack, live, newest) {
			let come = `brings ${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_0__.U)(brings, "commit")}`, go = `takes back ${(0, _core_count_js__WEBPACK_IMPORTED_MODULE_0__.U)(takesBack, "commit")} up to ${shortCommit(live)}`, since = takesBack === 0 ? ` since ${shortCommit(live)}` : ` and ${go}`, lead = brings === 0 && takesBack > 0 ? go : come + since, more = newest.length === 0 ? 0 : (brings || takesBack) - newest.length;
			return [
				lead,
				...newest,
				...more > 0 ? [`and ${more} more`] : []
			];
		}
		function shortCommit(commit) {
			return commit.slice(0, 12);
		}
	}),
	4039: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => runCommand });
		var _core_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5253), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208);
		async function runCommand(command, environment, output, signal, limitMs) {
			let { exec } = await __webpack_require__.e(260).then(__webpack_require__.bind(__webpack_require__, 1260)), kept = Object.entries(environment).filter(([name]) => !name.startsWith("INPUT_")), decoder = new TextDecoder(), listen = (data) => output.push(decoder.decode(data, { stream: !0 }));
			signal.throwIfAborted();
			try {
				let running = exec("bash", [
					"--noprofile",
					"--norc",
					"-c",
					"exec 3>&2 2>/dev/null\nset -m\nbash --noprofile --norc -eo pipefail -c \"$1\" </dev/null 2>&3 3>&- & command=$!\nexec 3>&-\n{ read -r ${2:+-t \"$2\"}; kill -TERM -- \"-$command\"; sleep 2; kill -KILL -- \"-$command\"; } >/dev/null & lifeline=$!\nset +m\nwait \"$command\"; status=$?\nkill -TERM -- \"-$command\" \"-$lifeline\"\nexit \"$status\"",
					"verify-command",
					command,
					...limitMs === void 0 ? [] : [String(Math.max(1, Math.ceil(limitMs / 1e3)))]
				], {
					env: Object.fromEntries(kept.map(([name, value]) => [name, value ?? ""])),
					silent: !0,
					ignoreReturnCode: !0,
					delay: 500,
					listeners: {
						stdout: listen,
						stderr: listen
					}
				});
				return await (0, _core_clock_js__WEBPACK_IMPORTED_MODULE_0__.H6)(running, signal);
			} catch {
				signal.throwIfAborted();
				throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.OK("verify-command-failed", "The deploy ended, but verify-command could not be run.", "verify-command needs bash on the runner.");
			} finally {
				output.end();
			}
		}
	}),
	3562: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, {
			findTag: () => findTag,
			isOffBranch: () => isOffBranch,
			orderInGit: () => orderInGit
		});
		var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8208), _outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2382), _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4039);
		function scriptFor(commit, other) {
			return `export GIT_NO_LAZY_FETCH=1 GIT_TERMINAL_PROMPT=0 GIT_OPTIONAL_LOCKS=0
type git >/dev/null 2>&1 || { echo no-git; exit; }
shallow=$(git rev-parse --is-shallow-repository 2>/dev/null) || { echo no-repository; exit; }
id() { git rev-parse --verify --quiet "$1^{commit}" 2>/dev/null; }
commit=$(id ${commit}) && other=$(id ${other}) || { echo not-here; exit; }
said=$(git rev-list --left-right --count "$commit...$other" 2>&1) || { echo broken; exit; }
[[ $said =~ ^([0-9]+)[[:space:]]([0-9]+)$ ]] || { echo broken; exit; }
brings=\${BASH_REMATCH[1]} takes=\${BASH_REMATCH[2]} cut=
[ "$shallow" != true ] || [ "$brings" = 0 ] || [ "$takes" = 0 ] || { echo shallow; exit; }
[ "$brings" = 0 ] && range="$commit..$other" || range="$other..$commit"
git log --no-show-signature --no-color --encoding=UTF-8 -n ${_outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_2__.af} --format='= %s (%an)' "$range" -- 2>/dev/null || true
[ "$shallow" != true ] || [ "$(git rev-list --merges --count "$range" --)" = 0 ] || cut=cut
echo "differ $brings $takes $other $cut"`;
		}
		let WHY = {
			"no-git": "there is no git on the runner",
			"no-repository": "git finds no repository in the workspace, or refuses it (safe.directory)",
			broken: "git could not read the history in the workspace",
			"not-here": "git in the workspace does not have both commits (clone the whole history)",
			shallow: "the clone in the workspace is too shallow (clone the whole history)"
		};
		async function orderInGit(commit, other, env, signal) {
			let printed = await ask(scriptFor(commit, other), env, signal);
			if (printed === void 0) return {
				order: "unclear",
				why: "there is no bash on the runner to ask git with"
			};
			let lines = printed.trim().split("\n"), [word = "", comes = "", goes = "", whole = "", cut] = lines.pop()?.split(" ") ?? [];
			if (word !== "differ") return {
				order: "unclear",
				why: WHY[word] ?? "git in the workspace gave no answer"
			};
			let [brings, takesBack] = [Number(comes), Number(goes)], order = takesBack === 0 ? brings === 0 ? "same" : "newer" : brings === 0 ? "older" : "diverged", newest = lines.filter((line) => line.startsWith("= ")).map((line) => line.slice(2));
			return {
				order,
				other: whole,
				goesOut: cut ? [] : (0, _outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_2__.oV)(brings, takesBack, whole, newest)
			};
		}
		async function findTag(id, env) {
			let shown = await ask(`export GIT_NO_LAZY_FETCH=1; git cat-file tag ${id} && git rev-parse --verify --quiet ${id}^{commit}`, env), [, name, commit] = /^object .*\ntype .*\ntag (.+)\n[\s\S]*?\n([0-9a-f]{40}|[0-9a-f]{64})\s*$/.exec(shown ?? "") ?? [];
			return commit === void 0 || name === void 0 ? void 0 : {
				name,
				commit
			};
		}
		async function isOffBranch(commit, branch, env) {
			let { order } = await orderInGit(commit, "\"refs/remotes/origin/$BRANCH\"", {
				...env,
				BRANCH: branch
			});
			return order === "newer" || order === "diverged";
		}
		async function ask(script, env, signal = new AbortController().signal) {
			let printed = [], output = {
				push: (text) => void printed.push(text),
				end: () => {}
			};
			try {
				await (0, _command_js__WEBPACK_IMPORTED_MODULE_1__.d)(script, env, output, signal, 1e4);
				return printed.join("");
			} catch (error) {
				if (!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.OK)) throw error;
				return;
			}
		}
	})
};
