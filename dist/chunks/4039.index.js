"use strict";
exports.id = 4039;
exports.ids = [4039];
exports.modules = { 4039: ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__);
	__webpack_require__.d(__webpack_exports__, { runCommand: () => runCommand });
	var _core_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5253), _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8208);
	async function runCommand(command, environment, output, signal, limitMs) {
		let { exec } = await __webpack_require__.e(1260).then(__webpack_require__.bind(__webpack_require__, 1260)), kept = Object.entries(environment).filter(([name]) => !name.startsWith("INPUT_")), decoder = new TextDecoder(), listen = (data) => output.push(decoder.decode(data, { stream: !0 }));
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
}) };
