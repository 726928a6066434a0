"use strict";
exports.id = 107;
exports.ids = [107];
exports.modules = {
	1107: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__);
		__webpack_require__.d(__webpack_exports__, { createOrderOf: () => createOrderOf });
		var _outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2382), _runner_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3562), _github_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4352), _payload_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1837);
		let ORDERS = {
			identical: "same",
			behind: "older",
			ahead: "newer",
			diverged: "diverged"
		};
		function createOrderOf(access, signal) {
			return async (commit, other, enough) => {
				let inGit = await (0, _runner_git_js__WEBPACK_IMPORTED_MODULE_0__.orderInGit)(commit, other, access.env, signal), isEnough = enough === "git" || access.env.GITHUB_ACTIONS !== "true";
				if (inGit.order !== "unclear" || isEnough) return inGit;
				let { call } = (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.Cl)(access, "contents: read"), ask = (per_page, page) => {
					let what = {
						basehead: `${other}...${commit}`,
						per_page,
						page
					};
					return call(({ repos }) => repos.compareCommitsWithBasehead, what, signal);
				}, answer = await ask(100, 1);
				answer.state === "unknown" && !signal.aborted && (answer = await ask(1, 2));
				signal.throwIfAborted();
				let data = answer.state === "done" ? answer.data : void 0, order = ORDERS[(0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.b6)(data, "status") ?? ""], base = (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.b6)(data, "base_commit", "sha");
				if (order !== void 0) return {
					order,
					other: base,
					goesOut: goesOutIn(data, base ?? other)
				};
				let isMissing = answer.state === "not-done" && answer.status === 404;
				return {
					order: "unclear",
					why: `${inGit.why}; ${isMissing ? "GitHub shows no such commits in the workflow's repository, or the job lacks contents: read (404)" : (0, _github_js__WEBPACK_IMPORTED_MODULE_1__.gf)(answer)}`
				};
			};
		}
		function goesOutIn(data, base) {
			let [brings, takesBack] = [(0, _payload_js__WEBPACK_IMPORTED_MODULE_2__._F)(data, "ahead_by"), (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__._F)(data, "behind_by")];
			if (typeof brings != "number" || typeof takesBack != "number") return [];
			let shown = (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__._F)(data, "commits"), all = Array.isArray(shown) && shown.length === brings ? shown.map(lineOf).toReversed() : [];
			return (0, _outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_3__.oV)(brings, takesBack, base, all.slice(0, _outcome_commit_order_js__WEBPACK_IMPORTED_MODULE_3__.af));
		}
		function lineOf(commit) {
			let author = (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.b6)(commit, "author", "login") ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.b6)(commit, "commit", "author", "name"), [subject = ""] = (0, _payload_js__WEBPACK_IMPORTED_MODULE_2__.b6)(commit, "commit", "message")?.split("\n", 1) ?? [];
			return author ? `${subject} (${author})` : subject;
		}
	}),
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
